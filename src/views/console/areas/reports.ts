import { msg } from '@lingui/core/macro';
import Flag from 'lucide-react/icons/flag';
import { areas } from '../../../../contract/console/areas.ts';
import { areaView } from './area-view.ts';

const columns = {
  recipe: msg`Recipe`,
  kind: msg`Problem`,
  state: msg`State`,
  by: msg`Reported by`,
  words: msg`Message`,
  createdAt: msg`Created`,
  owner: msg`Owner`,
  promptVersion: msg`Prompt version`,
  handledAt: msg`Handled`,
};

/** Subject and outcome of a report; also shown beside a recipe. */
export const reportOptions = {
  unsafe: msg`Unsafe`,
  allergens: msg`Wrong allergens`,
  broken: msg`Does not work`,
  other: msg`Other`,
  open: msg`To do`,
  handled: msg`Handled`,
};

export const reportsView = areaView(areas.reports, {
  title: msg`Reports`,
  intro: msg`Problems that owners and visitors reported. Open ones wait for somebody to look at them.`,
  Icon: Flag,
  columns,
  filters: {
    kind: columns.kind,
    state: columns.state,
    by: columns.by,
    recipe: columns.recipe,
    createdAt: columns.createdAt,
  },
  actions: {
    reply: msg`Reply`,
    markHandled: msg`Mark as handled`,
    reopen: msg`Open again`,
    withdraw: msg`Withdraw the link`,
    trash: msg`Move to the trash`,
  },
  fields: {
    ...columns,
    reporter: msg`Reporter`,
    language: msg`Language`,
    isShared: msg`Shared`,
    isInTrash: msg`In the trash`,
    recipeNow: msg`Recipe now`,
    version: msg`Version`,
    handledNote: msg`Note`,
    content: msg`Reported recipe`,
  },
  lists: {},
  options: { ...reportOptions, owner: msg`Owner`, visitor: msg`Visitor` },
  make: null,
});
