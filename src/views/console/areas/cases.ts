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
  intro: msg`Cases for trying out prompt versions. A version must pass the required cases before it goes into production.`,
  Icon: FlaskConical,
  columns,
  filters: { expects: columns.expects, isRequired: columns.isRequired, hasPhoto: columns.hasPhoto },
  actions: { remove: msg`Remove` },
  fields: {
    ...columns,
    description: msg`What the user types`,
    photo: columns.hasPhoto,
    neverSays: msg`Words that only an answer to hidden instructions contains`,
    mustContain: msg`Foods and words the answer must contain, separated by commas`,
    mustNotContain: msg`Foods and words the answer must not contain, separated by commas`,
    servings: msg`Servings`,
  },
  lists: {},
  options: { recipe: msg`A recipe`, refusal: msg`A refusal` },
  make: msg`New test case`,
});
