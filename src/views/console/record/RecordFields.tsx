import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { valueOf } from '../../../../machines/console/record.model.ts';
import type { Field } from '../../../../contract/console/area.ts';
import { useSession } from '../../../app/app-context.tsx';
import { commonText, fieldText } from '../../../texts/error-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { staffFlags } from '../../../../contract/console/areas.ts';
import { FlagPresets } from '../areas/FlagPresets.tsx';
import { FieldControl } from './FieldControl.tsx';
import { FieldText } from './FieldText.tsx';
import { TextChanges } from './TextChanges.tsx';
import { SuggestAll, SuggestOne } from './SuggestedFields.tsx';
import { PictureControl } from './PictureControl.tsx';
import type { RecordProps } from './record-props.ts';
import styles from './RecordPage.module.css';

const isText = (kind: Field['kind']) => kind === 'longText' || kind === 'numberedText';
const isLong = (kind: Field['kind']) => isText(kind) || kind === 'recipeSheet';

/** The fields of a record: editable ones as a form, the others as facts. */
export function RecordFields({ flow, view, Sheet }: RecordProps) {
  const { i18n } = useLingui();
  const { su } = useSession().extra;
  const snapshot = useSelector(flow, (current) => current);
  const { area, record, edits, suggested, error } = snapshot.context;
  const mayEdit = area.editNeeds !== null && su?.[area.editNeeds] === true;
  const isBusy = snapshot.hasTag('busy');
  const fields = Object.entries(area.fields).filter(([, { isPlaced }]) => isPlaced !== true);
  const edited = mayEdit ? fields.filter(([, { written }]) => written === 'always' || (written === 'once' && record === null)) : [];
  const shown = record === null ? [] : fields.filter((field) => !edited.includes(field));
  const labelOf = (name: string) => {
    const text = view.fields[name];
    return text === undefined ? name : i18n._(text);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    flow.send({ type: 'save.requested' });
  };
  const hasEdits = Object.keys(edits).length > 0;
  return (
    <div className={styles.sheet}>
      {shown.length > 0 && (
        <dl className={styles.facts}>
          {shown.map(([name, { kind }]) => (
            <div key={name} className={isLong(kind) ? styles.long : undefined}>
              <dt>{labelOf(name)}</dt>
              <dd>
                <FieldText
                  area={snapshot.context.name}
                  view={view}
                  kind={kind}
                  cell={record?.fields[name] ?? null}
                  counts={view.counts?.[name]}
                  guid={record?.guid ?? ''}
                  Sheet={Sheet}
                />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {edited.length > 0 && (
        <form className={styles.section} noValidate onSubmit={submit}>
          {snapshot.context.name === 'admins' && (
            <FlagPresets
              onChoose={(flags) =>
                staffFlags.forEach((flag) => flow.send({ type: 'field.changed', name: flag, value: flags.includes(flag) }))
              }
            />
          )}
          <div className={styles.fields}>
            {edited.map(([name, { kind, options }]) => (
              <div key={name} className={isText(kind) ? styles.long : undefined}>
                {kind === 'picture' ? (
                  <PictureControl flow={flow} name={name} label={labelOf(name)} value={valueOf(snapshot.context, name)} />
                ) : (
                  <FieldControl
                    view={view}
                    kind={kind}
                    options={options}
                    label={labelOf(name)}
                    value={valueOf(snapshot.context, name)}
                    isBusy={isBusy}
                    errorText={fieldText(name, null, error, i18n) ?? fieldText(`fields.${name}`, null, error, i18n)}
                    hint={suggested.includes(name) && <Trans>Suggested by the model, not saved yet.</Trans>}
                    asideEnd={area.fields[name]?.isSuggested === true && <SuggestOne flow={flow} name={name} label={labelOf(name)} />}
                    onChange={(value) => flow.send({ type: 'field.changed', name, value })}
                  />
                )}
                {kind === 'numberedText' && <TextChanges from={snapshot.context.draft?.[name]} to={valueOf(snapshot.context, name)} />}
              </div>
            ))}
          </div>
          <SuggestAll flow={flow} />
          <FormError>{commonText([...edited.flatMap(([name]) => [name, `fields.${name}`]), 'photo'], error, i18n)}</FormError>
          <div className={styles.save}>
            {record !== null && hasEdits && (
              <Button variant="Outlined" disabled={isBusy} onClick={() => flow.send({ type: 'edits.discarded' })}>
                <Trans>Discard</Trans>
              </Button>
            )}
            <Button
              type="submit"
              isLoading={isBusy && !snapshot.matches('restoring') && !snapshot.matches('suggesting') && hasEdits}
              disabled={!hasEdits || isBusy}
            >
              <Trans>Save</Trans>
            </Button>
          </div>
        </form>
      )}
      {edited.length === 0 && <FormError>{commonText([], error, i18n)}</FormError>}
    </div>
  );
}
