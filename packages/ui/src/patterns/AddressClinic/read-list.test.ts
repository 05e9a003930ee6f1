import { csvLine } from '@gifting/domain/csv/csv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText } from './decode';
import { type ListSource, maxRows, type ReadReport, readList } from './read-list';

const read = async (source: ListSource) => {
  const reports: ReadReport[] = [];
  await readList(source, (report) => reports.push(report));
  return reports;
};
const fromText = async (text: string) => (await read({ kind: 'text', text })).at(-1);
const fromFile = async (content: Uint8Array<ArrayBuffer> | string, name = 'people.csv') =>
  (await read({ kind: 'file', file: new File([content], name), encoding: null })).at(-1);
const cellsOf = (report: ReadReport | undefined) => (report?.kind === 'done' ? report.list.cells : report);

const utf16 = (text: string, littleEndian: boolean, mark: boolean) => {
  const view = new DataView(new ArrayBuffer((text.length + Number(mark)) * 2));
  for (const [index, unit] of [...(mark ? '\uFEFF' : ''), ...text].entries())
    view.setUint16(index * 2, unit.charCodeAt(0), littleEndian);
  return new Uint8Array(view.buffer);
};

const rows = [
  ['Name', 'Town'],
  ['Zoë Müller', 'Köln'],
];
const text = 'Name;Town\r\nZoë Müller;Köln';
const latin = Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));

describe('a file', () => {
  it.each<[string, Uint8Array<ArrayBuffer> | string, string]>([
    ['UTF-8', text, 'utf-8'],
    ['UTF-8 with a byte order mark', `\uFEFF${text}`, 'utf-8'],
    ['UTF-16 of Excel', utf16(text, true, true), 'utf-16le'],
    ['UTF-16, the other way round', utf16(text, false, true), 'utf-16be'],
    ['UTF-16 without a mark', utf16(text, true, false), 'utf-16le'],
    ['UTF-16 without a mark, the other way round', utf16(text, false, false), 'utf-16be'],
    ['Windows-1252', latin, 'windows-1252'],
  ])('in %s is read', async (_name, content, encoding) => {
    const report = await fromFile(content);
    expect(cellsOf(report)).toEqual(rows);
    expect(report).toMatchObject({ list: { encoding } });
  });

  it('is read in another encoding, if a person says so', async () => {
    const file = new File([latin], 'people.csv');
    const report = (await read({ kind: 'file', file, encoding: 'macintosh' })).at(-1);
    expect(report).toMatchObject({ kind: 'done', list: { encoding: 'macintosh' } });
    expect(cellsOf(report)).not.toEqual(rows);
  });

  it.each([
    ['a workbook', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]), { why: 'workbook' }],
    ['an old workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), { why: 'workbook' }],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0, 0]), { why: 'not text' }],
    ['nothing', Uint8Array.from([]), { why: 'empty' }],
  ])('that is %s is not', async (_name, content, failure) => {
    expect(await fromFile(content)).toEqual({ kind: 'failed', failure });
  });

  it('that is too large is not opened', async () => {
    const file = new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'people.csv');
    const report = await read({ kind: 'file', file, encoding: null });
    expect(report).toEqual([{ kind: 'failed', failure: { why: 'file too large' } }]);
  });
});

it('any text comes back in its own encoding', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.boolean(), (any, mark) => {
      const bytes = new TextEncoder().encode(mark ? `\uFEFF${any}` : any);
      fc.pre(!any.startsWith('\uFEFF') && !any.includes('\0'));
      expect(decodeText(bytes)).toEqual({ text: any, encoding: 'utf-8' });
    }),
  );
});

describe('a text', () => {
  it.each([
    [
      'tabs, as a spreadsheet copies them',
      'Name\tAddress\nNoor\t"Flat 3, 27 Elm Grove"\n',
      'Flat 3, 27 Elm Grove',
    ],
    ['commas', 'Name,Address\nNoor,"Flat 3, 27 Elm Grove"', 'Flat 3, 27 Elm Grove'],
    ['semicolons', 'Name;Address\nNoor;Flat 3, 27 Elm Grove\nPeter;18, Tanner Row', 'Flat 3, 27 Elm Grove'],
    ['a line that names its separator', 'sep=;\r\nName;Address\r\nNoor;Flat 3', 'Flat 3'],
    ['lines within a cell', 'Name\tAddress\nNoor\t"Flat 3\n27 Elm Grove"', 'Flat 3\n27 Elm Grove'],
    ['old line ends', 'Name,Address\rNoor,Flat 3\r', 'Flat 3'],
    ['line ends of two kinds', 'Name,Address\r\nNoor,Flat 3\nPeter,18 Tanner Row\r\n', 'Flat 3'],
    ['line ends of two kinds, the other first', 'Name,Address\nNoor,Flat 3\r\nPeter,18 Tanner Row', 'Flat 3'],
  ])('with %s is read', async (_name, listed, address) => {
    const report = await fromText(listed);
    expect(report).toMatchObject({ kind: 'done', list: { encoding: null } });
    expect(report?.kind === 'done' && report.list.cells[1]).toEqual(['Noor', address]);
  });

  it('without rows has none', async () => {
    for (const empty of ['', ' \n \t \n', 'Name,Email\n'])
      expect(await fromText(empty)).toEqual({ kind: 'failed', failure: { why: 'empty' } });
  });

  it.each([
    ['that never ends', 'Name,Town\nNoor,Bristol\nPeter,"York\nAna,Leeds\n'],
    [
      'in the middle of a cell, which would swallow the next row',
      'Name,Address\nNoor,Flat 3\nPeter,"Rose Cottage" 5 Mill Lane\nAna,"The Barn"\n',
    ],
    [
      'so, in cells of a spreadsheet',
      'Name\tAddress\nNoor\tFlat 3\nPeter\t"Rose Cottage" 5 Mill Lane\nAna\t"The Barn"\n',
    ],
  ])('with a quotation mark %s says where', async (_where, listed) => {
    expect(await fromText(listed)).toEqual({ kind: 'failed', failure: { why: 'open quote', row: 3 } });
  });

  it('has 10,000 rows at most, and says how far it is', async () => {
    const listed = (length: number) =>
      `Name,Email\n${Array.from({ length }, (_, row) => `Person ${row},p${row}@lumen.example`).join('\n')}`;
    const reports = await read({ kind: 'text', text: listed(maxRows) });
    expect(reports.at(-1)?.kind).toBe('done');
    const shares = reports.flatMap((report) => (report.kind === 'progress' ? [report.share] : []));
    expect(shares.length).toBeGreaterThan(3);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(await fromText(listed(maxRows + 5))).toEqual({
      kind: 'failed',
      failure: { why: 'too many rows', rows: maxRows + 5 },
    });
  });

  it('that was exported comes back', async () => {
    const cell = fc
      .string()
      .filter((each) => /^[^=+\-@\t\r\n\0＝＋－＠\uFEFF]/.test(each) && each.trim() === each);
    const table = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(table, async (listed) => {
        const exported = csvLine(['Name', 'Town', 'Gift']) + listed.map(csvLine).join('');
        expect(cellsOf(await fromText(exported))).toEqual([['Name', 'Town', 'Gift'], ...listed]);
      }),
    );
  });
});
