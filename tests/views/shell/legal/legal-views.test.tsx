import { i18n } from '@lingui/core';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PrivacyView } from '../../../../src/views/shell/legal/PrivacyView.tsx';
import { TermsView } from '../../../../src/views/shell/legal/TermsView.tsx';
import { byId } from '../../../support/views/describe.ts';
import { renderView } from '../../../support/views/render-view.tsx';

const config = { productName: 'AnyDish', supportEmail: 'support@anydish.example' };
const sectionText = (id: string) => byId(id)?.textContent ?? '';

describe.each([
  ['Privacy Policy', PrivacyView],
  ['Terms and Conditions', TermsView],
] as const)('%s', (title, View) => {
  test('has its title and date', () => {
    renderView(<View config={config} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByText('April 1, 2025').parentElement?.textContent).toBe('Last updated April 1, 2025');
  });

  test('a translation names the binding text, and links to it', () => {
    renderView(<View config={config} />);
    expect(screen.queryByRole('note')).toBeNull();
    cleanup();
    i18n.loadAndActivate({ locale: 'de', messages: {} });
    renderView(<View config={config} />);
    expect(screen.getByRole('note').textContent).toContain('Only the English text is binding.');
    const link = screen.getByRole('link', { name: 'Read the English text' });
    expect([link.getAttribute('href'), link.getAttribute('hreflang')]).toEqual(['?locale=en', 'en']);
    expect(screen.getByText('1. April 2025').getAttribute('datetime')).toBe('2025-04-01');
  });

  test('its contents link to every section, in order', () => {
    renderView(<View config={config} />);
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(links.length).toBeGreaterThan(10);
    expect(links.map((link) => link.textContent)).toEqual(headings.map((heading) => heading.textContent));
    for (const link of links) expect(byId(link.getAttribute('href')?.slice(1) ?? ''), link.textContent).not.toBeNull();
  });

  test('is for people over 18 and announces material changes 30 days ahead', () => {
    renderView(<View config={config} />);
    expect(document.body.textContent).toContain('over 18 years of age');
    expect(sectionText('changes')).toContain('material changes at least 30 days before');
  });

  test('names the contact address', () => {
    renderView(<View config={config} />);
    const link = within(byId('contact') ?? document.body).getByRole('link', { name: 'support@anydish.example' });
    expect(link.getAttribute('href')).toBe('mailto:support@anydish.example');
  });

  test('without a contact address there is no link', () => {
    const { container } = renderView(<View config={{ ...config, supportEmail: null }} />);
    expect(container.querySelector('a[href^="mailto:"]')).toBeNull();
    expect(sectionText('contact')).toContain('the person or company that gave you access');
  });
});

test('the section on personal data explains how and when an account is deleted', () => {
  renderView(<TermsView config={config} />);
  const text = sectionText('personal-data');
  expect(text).toContain('Write to support@anydish.example');
  expect(text).toContain('within 7 business days');
  expect(text).toMatch(/within 30 days of this confirmation/i);
});

test('the privacy policy has the same times and links there', () => {
  renderView(<PrivacyView config={config} />);
  expect(sectionText('retention')).toContain('within 7 business days');
  expect(sectionText('retention')).toContain('within 30 days of our confirmation');
  expect(screen.getByRole('link', { name: 'How to ask for it' }).getAttribute('href')).toBe('/terms#personal-data');
});

test('liability is capped', () => {
  renderView(<TermsView config={config} />);
  expect(sectionText('liability')).toContain('limited to $100 or the amount that you paid us');
});

describe('an address with an anchor', () => {
  const scrollIntoView = vi.fn<(this: Element) => void>();

  afterEach(() => {
    history.replaceState(null, '', '/');
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  test.each([
    ['#personal-data', ['personal-data']],
    ['#nothing', []],
    ['', []],
  ])('%o scrolls to %j', (hash, ids) => {
    scrollIntoView.mockClear();
    Object.assign(Element.prototype, { scrollIntoView });
    history.replaceState(null, '', `/terms${hash}`);
    renderView(<TermsView config={config} />);
    expect(scrollIntoView.mock.contexts.map((element) => element.id)).toEqual(ids);
  });
});
