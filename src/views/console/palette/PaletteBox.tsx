import { t as said } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useCombobox } from 'downshift';
import { areaNames, areas, isAreaName } from '../../../../contract/console/areas.ts';
import { actionKey, newRecord } from '../../../../contract/console/console-paths.ts';
import type { ModalBox } from '../../../../machines/shell/modal.model.ts';
import type { PaletteAction, PaletteChoice, PaletteRef } from '../../../../machines/console/palette.machine.ts';
import { startPageOf } from '../../../../machines/shell/start-page.ts';
import { useSession } from '../../../app/app-context.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { modalBox, type ModalContentProps } from '../../shell/modals/modal-view.ts';
import { areaViews, categoryTreePath, listPath, recordPath } from '../areas/area-views.ts';
import { mayMake } from '../list/use-list-actions.ts';
import { recordLinks } from '../record/record-links.ts';
import { rowActions } from '../record/use-record-actions.ts';
import styles from './PaletteBox.module.css';

interface Way {
  key: string;
  choice: PaletteChoice;
  title: string;
  /** The kind of entry. */
  kind: string;
}

/** Ignores case and Latin accents: "resume" finds "Résumé". */
const plain = (text: string, locale: string) =>
  text
    .toLocaleLowerCase(locale)
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '');

const toPage = (path: string, title: string, kind: string): Way => ({ key: `${path} ${title}`, choice: { path }, title, kind });

const toWay = ({ by, id, title, path }: PaletteAction, kind: string): Way =>
  path === null ? { key: `${by} ${id}`, choice: { by, id }, title, kind } : toPage(path, title, kind);

/** Actions, pages, and search results of the server. */
function useWays(flow: PaletteRef): Way[] {
  const { t, i18n } = useLingui();
  const session = useSession();
  const { su } = session.extra;
  const { text, hits, actions } = useSelector(flow, (snapshot) => snapshot.context);
  const words = plain(text, i18n.locale).split(/\s+/).filter(Boolean);
  const [page, action] = [t`Page`, t`Action`];
  const seen = areaNames.filter((name) => su?.[areas[name].needs] === true);
  const made = seen.flatMap((name) => {
    const { make } = areaViews[name];
    return make !== null && mayMake(areas[name], make, su)
      ? [toPage(recordPath(name, newRecord), i18n._(make), i18n._(areaViews[name].title))]
      : [];
  });
  const pages = [
    toPage('/console', t`Overview`, page),
    ...seen.map((name) => toPage(listPath(name), i18n._(areaViews[name].title), page)),
    ...(su?.canManageCategories === true ? [toPage(categoryTreePath, t`Order of the categories`, page)] : []),
    toPage('/console/sitemaps', t`Sitemaps`, page),
    toPage('/console/activity', t`Activity`, page),
    toPage(startPageOf(session), t`Back to the app`, page),
  ];
  const found = hits.flatMap(({ area, guid, title }) => {
    if (!isAreaName(area)) return [];
    const links = recordLinks(area, guid, su).filter(({ path }) => path.startsWith(`${recordPath(area, guid)}/`));
    return [
      toPage(recordPath(area, guid), title, i18n._(areaViews[area].title)),
      ...links.map((link) => toPage(link.path, `${title} · ${i18n._(link.text)}`, action)),
    ];
  });
  // What can be done with the only person who was found. Their state is checked on their page.
  const people = hits.filter(({ area }) => area === 'users');
  const [person] = people;
  const deeds =
    person === undefined || people.length > 1
      ? []
      : rowActions(areas.users, su, { isSuspended: false }).map(([name]) => {
          const label = areaViews.users.actions[name];
          const path = `${recordPath('users', person.guid)}?${actionKey}=${name}`;
          return toPage(path, `${person.title} · ${label === undefined ? name : i18n._(label)}`, action);
        });
  const offered = (isEverywhere: boolean) => actions.filter(({ by }) => (by === 'frame') === isEverywhere).map((one) => toWay(one, action));
  // An action of the page may equal a global one.
  const known = new Map([...offered(false), ...pages, ...made, ...offered(true)].map((way) => [way.key, way]));
  const matching = [...known.values()].filter(({ title, kind }) =>
    words.every((word) => plain(`${title} ${kind}`, i18n.locale).includes(word)),
  );
  const begins = ({ title }: Way) => words[0] !== undefined && plain(title, i18n.locale).startsWith(words[0]);
  return [...matching.filter(begins), ...matching.filter((way) => !begins(way)), ...found, ...deeds];
}

/** Type, choose with the arrow keys, confirm with Enter. */
export function PaletteBox({ content: { flow }, onClose }: ModalContentProps<{ flow: PaletteRef }>) {
  const { t } = useLingui();
  const snapshot = useSelector(flow, (current) => current);
  const { text } = snapshot.context;
  const ways = useWays(flow);
  const { highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<Way>({
    items: ways,
    isOpen: true,
    inputValue: text,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    itemToString: (way) => way?.title ?? '',
    onInputValueChange: ({ inputValue, type }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) flow.send({ type: 'text.changed', text: inputValue });
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null) onClose(selectedItem.choice);
    },
  });
  const isFound = snapshot.matches({ open: 'found' });
  return (
    <div className={styles.palette}>
      <Field label={t`Find people, recipes, areas and actions`}>
        {(control) => (
          <input
            {...control}
            {...getInputProps({ id: control.id, 'aria-label': undefined, 'aria-labelledby': undefined })}
            type="text"
            maxLength={200}
            autoComplete="off"
            dir="auto"
            data-first-focus
          />
        )}
      </Field>
      <ul className={styles.ways} {...getMenuProps({ 'aria-label': t`What was found`, 'aria-labelledby': undefined })}>
        {ways.map((way, index) => (
          <li
            key={way.key}
            className={styles.way}
            data-highlighted={index === highlightedIndex || undefined}
            {...getItemProps({ item: way, index })}
          >
            <bdi>{way.title}</bdi>
            <span className={styles.kind}>{way.kind}</span>
          </li>
        ))}
      </ul>
      <div role="status" className={styles.note}>
        {snapshot.matches({ open: 'searching' }) && <Trans>Searching…</Trans>}
        {isFound && ways.length === 0 && <Trans>Nothing matches</Trans>}
        {snapshot.matches({ open: 'failed' }) && <Trans>We could not reach the server.</Trans>}
      </div>
      {snapshot.matches({ open: 'failed' }) && (
        <Button variant="Outlined" size="Small" onClick={() => flow.send({ type: 'retry.requested' })}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  );
}

export const paletteBox = (content: { flow: PaletteRef }): ModalBox => modalBox(PaletteBox, content, { title: () => said`Find` });
