import type { ReactNode } from 'react';
import { Tag } from '#primitives/Tag/Tag.tsx';

type SampleNoteProps = Readonly<{
  /** What is a sample, in a word or two. */
  label: string;
  /** A sentence about it. */
  children: ReactNode;
}>;

/** Marks values that a person could take for their own as samples. Stands under the page title. */
export const SampleNote = ({ label, children }: SampleNoteProps) => (
  <p className="row t-sm muted">
    <Tag>{label}</Tag>
    <span>{children}</span>
  </p>
);
