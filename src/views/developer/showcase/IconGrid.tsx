import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Search from 'lucide-react/icons/search';
import { createElement, useState } from 'react';
import { icons } from 'virtual:icons-in-use';
import type { ActorRefFrom } from 'xstate';
import type { clipboardMachine } from '../../../../machines/shell/clipboard.machine.ts';
import { formatList } from '../../../texts/list-texts.ts';
import { StatusMessage } from '../../../ui/StatusMessage.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import styles from './IconGrid.module.css';
import { Specimen } from './Specimen.tsx';
import specimens from './Specimen.module.css';

type Icon = (typeof icons)[number];

/** The component name to import: "chef-hat" -> "ChefHat". */
const componentOf = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const codeOf = (name: string) => `import ${componentOf(name)} from 'lucide-react/icons/${name}';
<${componentOf(name)} />`;

/** Finds a name by any part, spelled as file or component. */
const isFound = ({ name, usedIn }: Icon, query: string) =>
  [name, componentOf(name), ...usedIn].some((text) => text.toLowerCase().includes(query.trim().toLowerCase()));

/** All icons of the product, with search and code to copy. */
export function IconGrid({ flow }: { flow: ActorRefFrom<typeof clipboardMachine> }) {
  const { t, i18n } = useLingui();
  const [query, setQuery] = useState('');
  const found = icons.filter((icon) => isFound(icon, query));
  return (
    <>
      <div className={styles.search}>
        <TextField
          label={<Trans>Find an icon</Trans>}
          hint={<Trans>By its name, or by the component that shows it.</Trans>}
          type="search"
          asideStart={<Search />}
          value={query}
          onValueChange={setQuery}
        />
      </div>
      <StatusMessage>
        <Plural value={found.length} _0="No icon has such a name." one="# icon" other="# icons" />
      </StatusMessage>
      <div className={specimens.grid}>
        {found.map((icon) => (
          <Specimen
            key={icon.name}
            flow={flow}
            caption={
              <>
                <strong className={styles.name}>{icon.name}</strong>
                {t`Used in ${formatList(icon.usedIn, i18n.locale)}`}
              </>
            }
            name={icon.name}
            code={codeOf(icon.name)}
          >
            <span className={styles.sizes}>
              <Drawn icon={icon} />
              <Drawn icon={icon} />
              <Drawn icon={icon} />
            </span>
          </Specimen>
        ))}
      </div>
    </>
  );
}

/** The original Lucide icon. */
function Drawn({ icon: { nodes } }: { icon: Icon }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {nodes.map(([element, attributes]) => createElement(element, { key: JSON.stringify(attributes), ...attributes }))}
    </svg>
  );
}
