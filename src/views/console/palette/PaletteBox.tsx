import { t as said } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useCombobox } from 'downshift';
import { areaNames, areas, isAreaName } from '../../../../contract/console/areas.ts';
import type { ModalBox } from '../../../../machines/shell/modal.model.ts';
import type { PaletteRef } from '../../../../machines/console/palette.machine.ts';
import { useSession } from '../../../app/app-context.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { modalBox, type ModalContentProps } from '../../shell/modals/modal-view.ts';
import { areaViews, listPath, recordPath } from '../areas/area-views.ts';
import styles from './PaletteBox.module.css';

interface Way {
  path: string;
  title: string;
  /** What kind of thing it is. */
  kind: string;
}

/** Areas whose name holds what is typed, and what the server found. */
function useWays(flow: PaletteRef): Way[] {
  const { t, i18n } = useLingui();
  const { su } = useSession().extra;
  const { text, hits } = useSelector(flow, (snapshot) => snapshot.context);
  const wanted = text.trim().toLocaleLowerCase(i18n.locale);
  const pages: Way[] = [
    { path: '/console', title: t`Overview`, kind: t`Page` },
    ...areaNames
      .filter((name) => su?.[areas[name].needs] === true)
      .map((name) => ({ path: listPath(name), title: i18n._(areaViews[name].title), kind: t`Page` })),
    { path: '/console/sitemaps', title: t`Sitemaps`, kind: t`Page` },
    { path: '/console/activity', title: t`Activity`, kind: t`Page` },
  ];
  return [
    ...pages.filter(({ title }) => title.toLocaleLowerCase(i18n.locale).includes(wanted)),
    ...hits.flatMap(({ area, guid, title }) =>
      isAreaName(area) ? [{ path: recordPath(area, guid), title, kind: i18n._(areaViews[area].title) }] : [],
    ),
  ];
}

/** Type, choose with the arrows, go with Enter. */
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
      if (selectedItem !== null) onClose(selectedItem.path);
    },
  });
  const isFound = snapshot.matches({ open: 'found' });
  return (
    <div className={styles.palette}>
      <Field label={t`Find people, recipes and areas`}>
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
            key={way.path}
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
