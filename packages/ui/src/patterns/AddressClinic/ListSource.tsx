import { useState } from 'react';
import { Panel } from '#patterns/Panel/Panel.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { Field } from '#primitives/Field/Field.tsx';
import { accepts } from '#primitives/FileField/accepts.ts';
import { FileArea } from '#primitives/FileField/FileArea.tsx';
import { FileInput } from '#primitives/FileField/FileInput.tsx';
import { useFileDrop } from '#primitives/FileField/useFileDrop.ts';
import { TextareaField } from '#primitives/TextareaField/TextareaField.tsx';
import { addressClinicTexts } from './AddressClinic.texts';
import type { ListSource as Source } from './read-list';
import type { Reading } from './useListReader';

const texts = addressClinicTexts.source;

const kinds = '.csv,.tsv,.txt,.xlsx,.xls,text/csv,text/plain,text/tab-separated-values';

type ListSourceProps = Readonly<{
  reading: Reading;
  /** Whether people can be asked for their address. */
  asks: boolean;
  onRead: (source: Source) => void;
  onCancel: () => void;
  /** What was pasted before a reload. */
  draft: string;
  onDraftChange: (draft: string) => void;
}>;

/** Where a list comes from: cells pasted from a spreadsheet, or a file. */
export const ListSource = ({ reading, asks, onRead, onCancel, draft, onDraftChange }: ListSourceProps) => {
  // What the last attempt was about, so that its message stands there.
  const [from, setFrom] = useState<'text' | 'file'>('text');
  const [refusal, setRefusal] = useState('');
  const choose = ([file]: readonly File[]) => {
    if (!file) return;
    setFrom('file');
    // A workbook is read far enough to say what to do with it.
    if (!accepts(kinds, file)) return setRefusal(texts.otherFile);
    setRefusal('');
    onRead({ kind: 'file', file, encoding: null });
  };
  const { dragging, dropTarget } = useFileDrop(false, choose);
  const failure = reading.state === 'failed' ? texts.failureOf(reading.failure) : '';
  const message = refusal || failure;
  if (reading.state === 'reading')
    return (
      <Panel title={texts.title}>
        <div className="grid gap-4 p-5">
          <p className="strong" role="status">
            {texts.reading}
          </p>
          <progress className="clinic-progress" aria-label={texts.reading} value={reading.share} max={1} />
          <p className="muted num">{texts.readSoFar(reading.rows)}</p>
          <div className="row">
            <Button variant="secondary" onClick={onCancel}>
              {texts.cancel}
            </Button>
          </div>
        </div>
      </Panel>
    );
  return (
    <Panel title={texts.title}>
      <form
        noValidate
        className="grid gap-5 p-5"
        onSubmit={(event) => {
          event.preventDefault();
          setFrom('text');
          if (draft.trim() === '') return setRefusal(texts.nothing);
          setRefusal('');
          onRead({ kind: 'text', text: draft });
        }}
      >
        <p className="muted">{asks ? texts.intro : texts.introWithAddress}</p>
        <TextareaField
          label={texts.text}
          hint={texts.textHint}
          rows={6}
          wrap="off"
          spellCheck={false}
          value={draft}
          onChange={({ target }) => onDraftChange(target.value)}
          error={from === 'text' ? message : ''}
        />
        <div className="row">
          <Button type="submit">{texts.read}</Button>
        </div>
        <Field label={texts.file} error={from === 'file' ? message : ''}>
          {(control) => (
            <div className="clinic-file" {...dropTarget}>
              <FileInput {...control} accept={kinds} onChoose={choose} />
              <FileArea
                htmlFor={control.id}
                invalid={from === 'file' && message !== ''}
                words={texts.filePrompt}
                caption={texts.fileCaption}
                dragging={dragging}
              />
            </div>
          )}
        </Field>
        <p role="alert" className="sr-only">
          {message}
        </p>
      </form>
    </Panel>
  );
};
