import type { ComponentType } from 'react';
import type { ModalBox } from '../../../../machines/shell/modal.model.ts';

/** Props of the view inside a box. */
export interface ModalContentProps<TContent> {
  /** The box's content, given by its opener. */
  content: TContent;
  /** Closes the box with a choice; null for none. */
  onClose: (outcome: unknown) => void;
}

/** A box whose view matches the type of its content. */
export const modalBox = <TContent>(
  Component: ComponentType<ModalContentProps<TContent>>,
  content: TContent,
  box: Omit<ModalBox, 'content' | 'Component'>,
): ModalBox => ({ ...box, content, Component });

/** The view of a box; `modalBox` has matched it with its content, so the type is erased here. */
export const contentView = ({ Component }: ModalBox): ComponentType<ModalContentProps<unknown>> | null =>
  Component === undefined ? null : (Component as ComponentType<ModalContentProps<unknown>>);
