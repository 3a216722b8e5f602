import { msg } from '@lingui/core/macro';
import FlaskConical from 'lucide-react/icons/flask-conical';
import { cases } from '../../../../contract/console/prompt-areas.ts';
import { areaView } from './area-view.ts';

const columns = {
  name: msg`Name`,
  expects: msg`Expected`,
  isRequired: msg`Required`,
  hasPhoto: msg`Photo`,
  isBuiltIn: msg`Built in`,
  language: msg`Language`,
  createdAt: msg`Created`,
};

export const casesView = areaView(cases, {
  title: msg`Test cases`,
  intro: msg`What versions of the prompt are tried on. None becomes production that has not passed the required ones.`,
  Icon: FlaskConical,
  columns,
  filters: { expects: columns.expects, isRequired: columns.isRequired, hasPhoto: columns.hasPhoto },
  actions: { remove: msg`Remove` },
  fields: { ...columns, description: msg`What a cook types`, neverSays: msg`Words that no answer may show`, servings: msg`Servings` },
  lists: {},
  options: { recipe: msg`A recipe`, refusal: msg`A refusal` },
  make: msg`New test case`,
});
