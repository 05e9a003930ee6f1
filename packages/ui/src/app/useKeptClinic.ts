import { randomId } from '@gifting/client-state/storage/random-id';
import { type KeyValueStorage, parseJson } from '@gifting/client-state/storage/storage';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import {
  type Clinic,
  type ClinicWork,
  openClinic,
  storedList,
  storedWork,
} from '#patterns/AddressClinic/clinic.ts';
import type { ReadList } from '#patterns/AddressClinic/read-list.ts';
import { keyOf } from './kept-forms';
import { useServices } from './ServicesProvider';

const keysOf = (name: string) => ({
  list: keyOf(`list:${name}`),
  work: keyOf(`list-work:${name}`),
  draft: keyOf(`list-draft:${name}`),
});

const restore = (storage: KeyValueStorage, keys: ReturnType<typeof keysOf>): Clinic | null => {
  const list = z.safeParse(storedList, parseJson(storage.read(keys.list)));
  const work = z.safeParse(storedWork, parseJson(storage.read(keys.work)));
  return list.success && work.success && list.data.id === work.data.id
    ? { list: list.data, work: work.data }
    : null;
};

/**
 * The list in an address clinic, remembered over a reload in session storage until it is closed. The cells are stored
 * once; what changes is small.
 */
export const useKeptClinic = (name: string) => {
  const { tabStorage } = useServices();
  const keys = keysOf(name);
  const [clinic, setClinic] = useState(() => restore(tabStorage, keys));
  // Answers of the server change the work after the render in which they were asked for.
  const latest = useRef(clinic);
  const show = (next: Clinic | null) => {
    latest.current = next;
    setClinic(next);
  };
  const [draft, setDraft] = useState(() => tabStorage.read(keys.draft) ?? '');
  const [isStored, setStored] = useState(true);
  const changeDraft = (text: string) => {
    setDraft(text);
    tabStorage.write(keys.draft, text);
  };
  const storeWork = (work: ClinicWork) => tabStorage.write(keys.work, JSON.stringify(work));
  return {
    clinic,
    draft,
    changeDraft,
    /** Whether a reload would find the list again. */
    isStored,
    open: (read: ReadList, source: string) => {
      const opened = openClinic(read, randomId(), source);
      // Pasted cells are in the list now, and would take its room.
      changeDraft('');
      setStored(tabStorage.write(keys.list, JSON.stringify(opened.list)) && storeWork(opened.work));
      show(opened);
    },
    changeWork: (change: (work: ClinicWork) => ClinicWork) => {
      if (latest.current === null) return;
      const work = change(latest.current.work);
      if (!storeWork(work)) setStored(false);
      show({ ...latest.current, work });
    },
    close: () => {
      tabStorage.remove(keys.list);
      tabStorage.remove(keys.work);
      setStored(true);
      show(null);
    },
  } as const;
};
