import { useEffect, useRef, useState } from 'react';

/** How long a person may pause between two letters, in milliseconds. */
const pause = 300;

/** The text of an input that is written into the address when its typist pauses, and follows the address otherwise. */
export const useTyped = (value: string, write: (text: string) => void) => {
  const [text, setText] = useState(value);
  const written = useRef(value);
  // A filter may be changed before the timer ends: what is written then goes on from that.
  const latest = useRef(write);
  useEffect(() => {
    latest.current = write;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // Back, Forward or a removed filter: not what was typed here.
    if (written.current === value) return;
    clearTimeout(timer.current);
    written.current = value;
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const settle = (typed: string) => {
    clearTimeout(timer.current);
    if (written.current === typed) return;
    written.current = typed;
    latest.current(typed);
  };
  return {
    text,
    onType: (typed: string) => {
      setText(typed);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => settle(typed), pause);
    },
    /** Writes at once. */
    settle: () => settle(text),
  };
};
