import type { ReactNode } from 'react';
import ChefHat from 'lucide-react/icons/chef-hat';
import { Button, type ButtonLook } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';

export type ButtonVariant = NonNullable<ButtonLook['variant']>;
export type ButtonSize = NonNullable<ButtonLook['size']>;

interface Look {
  variant: ButtonVariant;
  size: ButtonSize;
}

/** A button as rendered, and its code. */
export interface ButtonExample {
  shown: ReactNode;
  code: string;
}

// Default values are omitted.
const written = ({ variant, size }: Look) => ` variant="${variant}"${size === 'Default' ? '' : ` size="${size}"`}`;

/** A button in one variant, and its possible states. */
export const examplesOf = (look: Look, text: string) =>
  ({
    normal: { shown: <Button {...look}>{text}</Button>, code: `<Button${written(look)}>${text}</Button>` },
    icon: {
      shown: (
        <Button {...look} icon={<ChefHat />}>
          {text}
        </Button>
      ),
      code: `<Button${written(look)} icon={<ChefHat />}>${text}</Button>`,
    },
    loading: {
      shown: (
        <Button {...look} isLoading>
          {text}
        </Button>
      ),
      code: `<Button${written(look)} isLoading>${text}</Button>`,
    },
    disabled: {
      shown: (
        <Button {...look} disabled>
          {text}
        </Button>
      ),
      code: `<Button${written(look)} disabled>${text}</Button>`,
    },
    link: {
      shown: (
        <ButtonLink {...look} href="/buttons">
          {text}
        </ButtonLink>
      ),
      code: `<ButtonLink${written(look)} href="/buttons">${text}</ButtonLink>`,
    },
  }) satisfies Record<string, ButtonExample>;

export type ButtonState = keyof ReturnType<typeof examplesOf>;
