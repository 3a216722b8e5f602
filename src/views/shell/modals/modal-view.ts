import type { ComponentType } from 'react';
import type { ModalBox } from '../../../../machines/shell/modal.model.ts';

/** What the view inside a box gets. */
export interface ModalContentProps<TContent> {
  /** The box's content, as its opener gave it. */
  content: TContent;
  /** Closes the box with what was chosen in it; null: nothing. */
  onClose: (outcome: unknown) => void;
}

/** A box whose view takes the content that it is given. */
export const modalBox = <TContent>(
  Component: ComponentType<ModalContentProps<TContent>>,
  content: TContent,
  box: Omit<ModalBox, 'content' | 'Component'>,
): ModalBox => ({ ...box, content, Component });

/** The view of a box; `modalBox` has paired it with its content, here the type is out of sight. */
export const contentView = ({ Component }: ModalBox): ComponentType<ModalContentProps<unknown>> | null =>
  Component === undefined ? null : (Component as ComponentType<ModalContentProps<unknown>>);
