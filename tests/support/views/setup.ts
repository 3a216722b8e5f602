import { i18n } from '@lingui/core';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

beforeEach(() => {
  // Macros keep the English text outside production, so an empty catalog shows it.
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});

// jsdom cannot open popovers: their content is always visible.
HTMLElement.prototype.togglePopover = () => true;
HTMLElement.prototype.hidePopover = () => undefined;
HTMLElement.prototype.scrollTo = () => undefined;
document.head.append(Object.assign(document.createElement('style'), { textContent: '[popover] { display: block; }' }));

afterEach(cleanup);
