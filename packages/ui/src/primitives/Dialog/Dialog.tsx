import * as Radix from '@radix-ui/react-dialog';
import { cva } from 'class-variance-authority';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { focusMainIfLost, keepFocusInside } from './focus';
import { keepInSight } from './keepInSight';
import './Dialog.css';

const styles = cva('dialog', { variants: { size: { md: '', sm: 'dialog--sm' } } });

type DialogProps = Readonly<{
  open: boolean;
  /** Called with `false` by Escape, outside presses and the close button. Ignore it while saving. */
  onOpenChange: (open: boolean) => void;
  /** Shown on the lid; the accessible name. */
  title: string;
  /** A sentence or two above the body; the accessible description. */
  description?: ReactNode;
  /** Scrolls when higher than the window. */
  children: ReactNode;
  /**
   * Sticks to the bottom: a quiet `Cancel`, then the action. A submit button names its form: `<Button type="submit"
   * form={id}>`.
   */
  foot?: ReactNode;
  closeLabel?: string | undefined;
  /** The button that opens it. Omit it when the button is elsewhere; focus returns to it either way. */
  trigger?: ReactNode;
  /** `md` 800 px, for forms; `sm` 480 px, for one question. */
  size?: 'md' | 'sm' | undefined;
  /** `alertdialog` for a question that must be answered, see `ConfirmDialog`. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Receives focus on opening; the first control by default. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Receives focus on closing instead of the opener, e.g. when that was removed. */
  returnFocus?: RefObject<HTMLElement | null> | undefined;
}>;

/** A modal dialog, at most 800 px wide. Use `FormDialog` for forms and `ConfirmDialog` for questions. */
export const Dialog = ({
  open,
  onOpenChange,
  title,
  description,
  children,
  foot,
  closeLabel = 'Close',
  trigger,
  size = 'md',
  role = 'dialog',
  initialFocus,
  returnFocus,
}: DialogProps) => {
  const opener = useRef<Element>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="scrim">
          <Radix.Content
            ref={keepFocusInside}
            role={role}
            className={styles({ size })}
            onOpenAutoFocus={(event) => {
              opener.current = document.activeElement;
              if (!initialFocus?.current) return;
              event.preventDefault();
              initialFocus.current.focus();
            }}
            // Radix returns focus to its trigger only, and there may be none.
            onCloseAutoFocus={(event) => {
              // After Radix. The opener may be gone or hidden, or a reload opened the dialog.
              queueMicrotask(focusMainIfLost);
              const goal = returnFocus?.current ?? (trigger ? null : opener.current);
              if (!(goal instanceof HTMLElement)) return;
              event.preventDefault();
              goal.focus();
            }}
            onFocus={keepInSight}
            {...(description === undefined && { 'aria-describedby': undefined })}
          >
            <div className="dialog__lid on-dark">
              <Radix.Title className="t-heading">{title}</Radix.Title>
              <Radix.Close className="dialog__x" aria-label={closeLabel}>
                <X className="icon" />
              </Radix.Close>
            </div>
            <div className="dialog__body">
              {description !== undefined && (
                <Radix.Description className={children ? 'mb-4 text-muted' : 'text-muted'}>
                  {description}
                </Radix.Description>
              )}
              {children}
            </div>
            {foot && <div className="dialog__foot">{foot}</div>}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
};
