import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PrivacyPage } from '../../../../src/views/shell/legal/PrivacyPage.tsx';
import { TermsPage } from '../../../../src/views/shell/legal/TermsPage.tsx';
import { renderInApp } from '../../../support/views/render-flow.tsx';

test.each([
  ['Privacy Policy', PrivacyPage],
  ['Terms and Conditions', TermsPage],
])('%s names the product and the support address', async (title, Page) => {
  await renderInApp(<Page />, { config: { productName: 'OtherDish', supportEmail: 'help@dish.example' } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getAllByText(/OtherDish/).length).toBeGreaterThan(1);
  expect(screen.getAllByRole('link', { name: 'help@dish.example' })[0]?.getAttribute('href')).toBe('mailto:help@dish.example');
});
