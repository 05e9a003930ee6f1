import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { focusMainIfLost, keepFocusInside } from '../Dialog/focus';
import { keepInSight } from '../Dialog/keepInSight';
import './Drawer.css';

type DrawerProps = Readonly<{
  open: boolean;
  /**
   * Called with `false` by Escape, outside presses and the close button. Close it yourself when a link inside is
   * followed.
   */
  onOpenChange: (open: boolean) => void;
  /** Accessible name; not shown. */
  title: string;
  closeLabel?: string | undefined;
  /** The button that opens it. Omit it when the button is elsewhere; focus returns to it either way. */
  trigger?: ReactNode;
  children: ReactNode;
}>;

/** Modal navigation that slides in from the left on small screens. */
export const Drawer = ({
  open,
  onOpenChange,
  title,
  closeLabel = 'Close menu',
  trigger,
  children,
}: DrawerProps) => (
  <Radix.Root open={open} onOpenChange={onOpenChange}>
    {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
    <Radix.Portal>
      <Radix.Overlay className="drawer__scrim" />
      <Radix.Content
        ref={keepFocusInside}
        className="drawer"
        aria-describedby={undefined}
        onFocus={keepInSight}
        // After Radix, whose trigger a wider window may have hidden.
        onCloseAutoFocus={() => queueMicrotask(focusMainIfLost)}
      >
        <div className="drawer__panel">
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {children}
        </div>
        <Radix.Close className="drawer__x" aria-label={closeLabel}>
          <X className="icon" />
        </Radix.Close>
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);
