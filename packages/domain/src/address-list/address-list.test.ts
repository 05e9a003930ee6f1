import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askable, assess, type ListStep, nextWork, noWork, stretchesOf, suggestedSteps } from './assess';
import { guessColumns, personOf, withColumn } from './columns';
import { differences, findTwins } from './duplicates';
import { faultsOf, faultTexts } from './faults';
import { emptyPerson, type ListPerson, nameParts, personFields } from './person';
import { isHalfPostcode, mendedPostcode, postcodeOf } from './postcode';

const noor: ListPerson = {
  name: 'Noor Haddad',
  email: 'noor@lumen.example',
  phone: '',
  deliveryAddress1: 'Flat 3, 27 Elm Grove',
  deliveryAddress2: '',
  postTown: 'Bristol',
  postalCode: 'BS6 5AA',
};
const peter = { ...noor, name: 'Peter Vance', email: 'peter@lumen.example', postalCode: 'YO1 6JB' };
const rules = { email: true, address: true };

describe('a guess of columns', () => {
  it('goes by headings, in whatever spelling', () => {
    const guess = guessColumns([
      ['Full Name', 'Work mail', 'Addr.', 'City', 'PC', 'Start'],
      ['Noor Haddad', 'noor@lumen.example', '27 Elm Grove', 'Bristol', 'BS6 5AA', '12/01/2026'],
    ]);
    expect(guess.hasHeadings).toBe(true);
    expect(guess.columns).toEqual(['name', 'email', 'deliveryAddress1', 'postTown', 'postalCode', null]);
    expect(guess.reasons[0]).toEqual({ kind: 'heading' });
  });

  it('goes by the cells where there are none', () => {
    const guess = guessColumns([
      ['1', 'Noor Haddad', 'noor@lumen.example', '27 Elm Grove', 'Bristol', 'BS6 5AA', '+44 7700 900142'],
      ['2', 'Peter Vance', 'peter@lumen.example', '18 Tanner Row', 'York', 'YO1 6JB', ''],
    ]);
    expect(guess.hasHeadings).toBe(false);
    expect(guess.columns).toEqual([null, 'name', 'email', 'deliveryAddress1', null, 'postalCode', 'phone']);
    expect(guess.reasons[2]).toEqual({ kind: 'cells', cells: 2, of: 2 });
  });

  it('takes a name in two columns', () => {
    const columns = guessColumns([['Vorname', 'Nachname', 'E-Mail', 'Straße', 'PLZ', 'Ort']]).columns;
    expect(columns).toEqual(['firstName', 'lastName', 'email', 'deliveryAddress1', 'postalCode', 'postTown']);
    expect(personOf([' Noor ', 'Haddad', 'noor@lumen.example'], columns).name).toBe('Noor Haddad');
  });

  it('takes cells without what nobody sees', () => {
    const family = '\u{1F469}\u200D\u{1F467}';
    const cells = ['\u202EZoe\u200B\u00A0M\u00ADuller', '\u200B\u0007', `Flat 3\n${family}`];
    const { name, postTown, deliveryAddress1 } = personOf(cells, ['name', 'postTown', 'deliveryAddress1']);
    expect([name, postTown, deliveryAddress1]).toEqual(['Zoe Muller', '', `Flat 3\n${family}`]);
  });

  it('is changed without naming anything twice', () => {
    const use = fc.constantFrom('name', 'firstName', 'lastName', 'email', 'postTown', null);
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(4), use)), (changes) => {
        let columns: readonly (typeof changes)[number][1][] = [null, null, null, null, null];
        for (const [column, chosen] of changes) {
          columns = withColumn(columns, column, chosen) as typeof columns;
          expect(columns[column]).toBe(chosen);
        }
        const used = columns.filter((each) => each !== null);
        expect(new Set(used).size).toBe(used.length);
        if (used.includes('name')) expect(used).not.toContain('firstName');
      }),
    );
  });

  it('holds for any cells', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string(), { maxLength: 12 }), { maxLength: 20 }), (cells) => {
        const { columns, reasons } = guessColumns(cells);
        const used = columns.filter((each) => each !== null);
        expect(new Set(used).size).toBe(used.length);
        expect(reasons).toHaveLength(columns.length);
      }),
    );
  });
});

describe('a postcode', () => {
  it.each([
    ['bs65aa', 'BS6 5AA'],
    ['EC1A 1BB', 'EC1A 1BB'],
    [' w1a-0ax ', 'W1A 0AX'],
    ['75001', null],
    ['CF10', null],
    ['', null],
  ])('%j is read as %j', (text, code) => {
    expect(postcodeOf(text)).toBe(code);
  });

  it.each([
    ['LS1O 1AP', 'LS10 1AP'],
    ['LS10 IAP', 'LS10 1AP'],
    ['L52 7EW', null],
    ['BS6 5AA', null],
    ['K1A 0B1', null],
    ['1234 AB', null],
    ['D02 X285', null],
    ['90210', null],
    ['Office', null],
  ])('%j is mended to %j', (text, mended) => {
    expect(mendedPostcode(text)).toBe(mended);
  });

  it('is half of one', () => {
    expect(['CF10', 'e1', 'EC1A', '10115', 'BS6 5AA'].map(isHalfPostcode)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('that was mended is right', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ';
    const text = fc.array(fc.constantFrom(...letters), { maxLength: 9 }).map((all) => all.join(''));
    fc.assert(
      fc.property(text, (code) => {
        const mended = mendedPostcode(code);
        if (mended !== null) expect(postcodeOf(mended)).toBe(mended);
      }),
    );
  });
});

describe('faults', () => {
  it.each<[Partial<ListPerson>, string, string | null]>([
    [{ name: '' }, faultTexts.name, null],
    [{ email: '' }, faultTexts.noEmail, null],
    [{ email: 'noor@' }, faultTexts.email, null],
    [{ email: 'noor@gmial.com' }, faultTexts.reads('gmail.com'), 'noor@gmail.com'],
    [{ email: 'noor@hotmial.co.uk' }, faultTexts.reads('hotmail.co.uk'), 'noor@hotmail.co.uk'],
    [{ deliveryAddress1: '' }, faultTexts.street, null],
    [{ deliveryAddress1: 'Office' }, faultTexts.vague, null],
    [{ deliveryAddress1: 'P.O. Box 114' }, faultTexts.box, null],
    [{ postTown: ' ' }, faultTexts.town, null],
    [{ postalCode: '' }, faultTexts.noPostcode, null],
    [{ postalCode: 'LS1O 1AP' }, faultTexts.mixed, 'LS10 1AP'],
    [{ postalCode: 'CF10' }, faultTexts.half, null],
    [{ deliveryAddress2: 'x'.repeat(256) }, 'Use 255 characters or fewer', null],
  ])('%j is faulty', (cell, message, suggestion) => {
    expect(faultsOf({ ...noor, ...cell }, rules)).toMatchObject([{ message, suggestion }]);
  });

  it.each<Partial<ListPerson>>([
    {},
    { email: 'noor@mail.com' },
    { email: 'noor@ymail.com' },
    { deliveryAddress1: 'Rose Cottage', postalCode: '75001' },
    { postalCode: 'bs65aa' },
  ])('%j is not', (cell) => {
    expect(faultsOf({ ...noor, ...cell }, rules)).toEqual([]);
  });

  it('are only of what is needed', () => {
    expect(faultsOf({ ...emptyPerson, name: 'Noor' }, { email: false, address: false })).toEqual([]);
  });
});

describe('twins', () => {
  const listed = (people: readonly ListPerson[]) => people.map((person, row) => ({ row, person }));

  it('share an email, or a name and a postal code', () => {
    const again = { ...noor, email: ' NOOR@lumen.example', deliveryAddress1: '5 Lamb Court' };
    const moved = { ...peter, email: 'pv@home.example', postalCode: 'yo16jb' };
    expect(findTwins(listed([noor, peter, again, moved, noor]))).toEqual([
      { rows: [0, 2, 4], alike: 'email' },
      { rows: [1, 3], alike: 'name and postal code' },
    ]);
    expect(findTwins(listed([noor, noor]))).toEqual([{ rows: [0, 1], alike: 'everything' }]);
    expect(differences([noor, again])).toEqual(['deliveryAddress1']);
  });

  it('share no email where nobody has one', () => {
    const [here, there] = ['5 Lamb Court', '6 Lamb Court'].map((deliveryAddress1) => ({
      ...noor,
      email: '',
      deliveryAddress1,
    }));
    expect(findTwins(listed([here ?? noor, there ?? noor]))).toEqual([
      { rows: [0, 1], alike: 'name and postal code' },
    ]);
  });

  it('do not share what is no email address', () => {
    const people = [noor, peter].map((person) => ({ ...person, email: 'nowhere' }));
    expect(findTwins(listed(people))).toEqual([]);
  });

  it('are in one group each, also through a third', () => {
    const person = fc.record({
      email: fc.constantFrom('', 'a@b.example', 'b@b.example', 'c@b.example', 'd@b.example'),
      name: fc.constantFrom('', 'N', 'P'),
      postalCode: fc.constantFrom('', '1', '2'),
    });
    fc.assert(
      fc.property(fc.array(person, { maxLength: 30 }), (people) => {
        const rows = listed(people.map((each) => ({ ...emptyPerson, ...each })));
        const groups = findTwins(rows);
        const all = groups.flatMap((group) => group.rows);
        expect(new Set(all).size).toBe(all.length);
        for (const [index, one] of people.entries())
          for (const [other, two] of people.entries())
            if (one.email !== '' && one.email === two.email && index !== other)
              expect(groups.some(({ rows: group }) => group.includes(index) && group.includes(other))).toBe(
                true,
              );
      }),
    );
  });
});

describe('an assessment', () => {
  const bad = { ...peter, name: 'Kofi Mensah', email: 'kofi@lumen.example', deliveryAddress1: '' };

  it('says where each row stands', () => {
    const { counts, rows } = assess([noor, bad, noor], noWork, rules);
    expect(rows.map(({ standing }) => standing)).toEqual(['ready', 'mend', 'twice']);
    expect(counts).toEqual({ ready: 1, mend: 1, twice: 1, known: 0, left: 0, kept: 0 });
    expect(askable(rows)).toEqual([1]);
  });

  it('follows what a person does', () => {
    const standings = (...steps: readonly ListStep[]) =>
      assess([noor, bad, noor], steps.reduce(nextWork, noWork), rules).rows.map(
        ({ standing, asked }) => `${standing}${asked ? ' asked' : ''}`,
      );
    const street = { do: 'mend', row: 1, field: 'deliveryAddress1', text: '8 Fold Street' } as const;
    expect(standings(street)).toEqual(['ready', 'ready', 'twice']);
    expect(standings({ do: 'ask', rows: [1] })).toEqual(['ready', 'ready asked', 'twice']);
    expect(standings({ do: 'ask', rows: [1] }, { do: 'do not ask', rows: [1] })[1]).toBe('mend');
    expect(standings({ do: 'ask', rows: [1] }, street)[1]).toBe('ready');
    expect(standings({ do: 'choose', row: 2, rows: [0, 2] })).toEqual(['left', 'mend', 'ready']);
    const both = { do: 'tell apart', rows: [0, 2] } as const;
    expect(standings({ do: 'choose', row: 2, rows: [0, 2] }, both)).toEqual(['ready', 'mend', 'ready']);
    expect(standings({ do: 'leave', rows: [1] })).toEqual(['ready', 'left', 'twice']);
    const settled = { do: 'settle', kept: [0], known: [], refused: {} } as const;
    expect(standings(settled)).toEqual(['kept', 'mend', 'known']);
    expect(standings(settled, { do: 'tell apart', rows: [2] })).toEqual(['kept', 'mend', 'ready']);
    const refused = { ...settled, kept: [], refused: { 0: { email: 'Not there' } } };
    expect(standings(refused)[0]).toBe('mend');
    expect(standings(refused, { do: 'mend', row: 0, field: 'email', text: 'noor@home.example' })[0]).toBe(
      'ready',
    );
    const known = { ...settled, kept: [], known: [0] };
    expect(standings(known)).toEqual(['known', 'mend', 'known']);
    expect(standings(known, { do: 'tell apart', rows: [0] })[0]).toBe('ready');
  });

  it('takes a doubt that is confirmed, and no grave fault', () => {
    const odd = { ...noor, deliveryAddress1: 'Office' };
    const confirmed = nextWork(noWork, { do: 'confirm', row: 0, field: 'deliveryAddress1' });
    expect(assess([odd], noWork, rules).counts.mend).toBe(1);
    expect(assess([odd], confirmed, rules).counts.ready).toBe(1);
    expect(assess([{ ...odd, deliveryAddress1: '' }], confirmed, rules).counts.mend).toBe(1);
  });

  it('takes all suggestions at once', () => {
    const people = [
      { ...noor, postalCode: 'LS1O 1AP', email: 'noor@gmial.com' },
      { ...peter, postalCode: 'CF10' },
    ];
    const steps = suggestedSteps(assess(people, noWork, rules).rows);
    expect(steps).toHaveLength(2);
    expect(assess(people, steps.reduce(nextWork, noWork), rules).counts).toMatchObject({ ready: 1, mend: 1 });
  });

  it('counts every row once, whatever was done', () => {
    const rows = fc.array(fc.nat(3), { maxLength: 3 });
    const step: fc.Arbitrary<ListStep> = fc.oneof(
      fc.record({
        do: fc.constant('mend' as const),
        row: fc.nat(3),
        field: fc.constantFrom(...personFields),
        text: fc.constantFrom('', 'x', 'noor@lumen.example'),
      }),
      fc.record({ do: fc.constantFrom('ask' as const, 'leave' as const, 'take back' as const), rows }),
      fc.record({ do: fc.constant('tell apart' as const), rows }),
      fc.record({ do: fc.constant('choose' as const), row: fc.nat(3), rows }),
      fc.record({ do: fc.constant('settle' as const), kept: rows, known: rows, refused: fc.constant({}) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const people = [noor, peter, noor, bad];
        const { counts, rows: assessed, twins } = assess(people, steps.reduce(nextWork, noWork), rules);
        expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(people.length);
        for (const { standing, faults } of assessed) if (standing === 'ready') expect(faults).toEqual([]);
        expect(twins.flatMap((group) => group.rows.slice(1))).toHaveLength(counts.twice);
      }),
    );
  });

  it('shows a long list in few stretches, the worst row of each', () => {
    const people = Array.from({ length: 1000 }, (_, index) => ({
      ...(index === 500 ? bad : noor),
      email: `${index}@lumen.example`,
      name: `N ${index}`,
    }));
    const stretches = stretchesOf(assess(people, noWork, rules).rows, 200);
    expect(stretches).toHaveLength(200);
    expect(stretches.indexOf('mend')).toBe(100);
    expect(stretchesOf([], 200)).toEqual([]);
  });
});

it.each([
  ['Noor Haddad', 'Noor', 'Haddad'],
  [' Ana  de la Cruz ', 'Ana de la', 'Cruz'],
  ['Cher', 'Cher', ''],
  ['', '', ''],
])('the name %j has the parts %j and %j', (name, firstName, lastName) => {
  expect(nameParts(name)).toEqual({ firstName, lastName });
});
