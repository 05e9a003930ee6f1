import { Scissors } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Button } from '#primitives/Button/Button.tsx';
import { Dialog } from '#primitives/Dialog/Dialog.tsx';
import './ConfirmDialog.css';

type ConfirmDialogProps = Readonly<{
  open: boolean;
  /** Called with `false` by Escape, outside presses, the close button and Cancel; never while `busy`. */
  onOpenChange: (open: boolean) => void;
  /** The question, naming the item: `Delete Sweet things?`. */
  title: string;
  /** What will happen, and what will not. */
  description: ReactNode;
  /** Names the action, e.g. `Delete`; never `OK`. */
  confirmLabel: string;
  onConfirm: () => void;
  /** `danger` for what cannot be undone: a red button and a cut ribbon. */
  tone?: 'danger' | 'plain' | undefined;
  /** The action is running: the button waits and the dialog cannot be closed. */
  busy?: boolean | undefined;
  /** Shown on the button while `busy`. */
  busyLabel?: string | undefined;
  cancelLabel?: string | undefined;
  closeLabel?: string | undefined;
  /** Receives focus on closing when the opener may be gone. */
  returnFocus?: RefObject<HTMLElement | null> | undefined;
}>;

/**
 * Asks before an action. Focus starts at Cancel, so that Enter does no harm. For what can be undone, act and show a
 * toast instead.
 */
export const ConfirmDialog = ({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  onConfirm,
  tone = 'danger',
  busy = false,
  busyLabel = 'One moment',
  cancelLabel = 'Cancel',
  closeLabel,
  returnFocus,
}: ConfirmDialogProps) => {
  const cancel = useRef<HTMLButtonElement>(null);
  const change = (next: boolean) => {
    if (!busy) onOpenChange(next);
  };
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      open={open}
      onOpenChange={change}
      title={title}
      description={description}
      initialFocus={cancel}
      returnFocus={returnFocus}
      closeLabel={closeLabel}
      foot={
        <>
          <Button ref={cancel} variant="quiet" disabled={busy} onClick={() => change(false)}>
            {cancelLabel}
          </Button>
          <Button
            variant={tone === 'danger' ? 'danger' : 'primary'}
            loading={busy}
            loadingLabel={busyLabel}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {tone === 'danger' && (
        <div className="snip" aria-hidden="true">
          <span className="snip__end" />
          <Scissors className="icon" />
          <span className="snip__end" />
        </div>
      )}
    </Dialog>
  );
};
