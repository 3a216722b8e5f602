import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { aboutText } from '../../../src/views/console/bulk-action/deed-text.ts';

const ada = { title: 'ada@anydish.example', rows: 1 };

test.each([
  [{ area: 'users', action: 'suspend', ...ada }, 'Users: Suspend · ada@anydish.example'],
  [{ area: 'users', action: 'suspend', deed: 'undo', ...ada }, 'Users: Suspend (undo) · ada@anydish.example'],
  [{ area: 'users', action: 'suspend', deed: 'undo', title: null, rows: 3 }, 'Users: Suspend (undo) · 3 rows'],
  [{ area: 'categories', action: null, deed: 'undo', title: 'Soups', rows: 1 }, 'Categories: Undo · Soups'],
  [{ area: 'users', action: null, deed: 'login', ...ada }, 'Users: Log in as this user · ada@anydish.example'],
  [{ area: 'recipes', action: null, deed: 'correct', title: 'Toast', rows: 1 }, 'Recipes: Correct the recipe · Toast'],
  [{ area: 'admins', action: null, deed: 'save', ...ada }, 'Admins: Save changes · ada@anydish.example'],
  [{ area: 'categories', action: null, deed: 'restore', title: 'Soups', rows: 1 }, 'Categories: Restore · Soups'],
  [{ area: 'prompts', action: null, deed: 'promote', title: '2', rows: 1 }, 'Prompts: Make this production · 2'],
  [{ area: 'sitemaps', action: null, deed: 'publish', title: '7', rows: 1 }, 'Sitemaps: Publish · 7'],
] as const)('a second step for %j names it', (about, text) => {
  expect(aboutText(about, i18n)).toBe(text);
});
