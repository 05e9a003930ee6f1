import type { Budget, Row } from './row';

const columns = ['what', 'measured', 'floor', 'ratio', 'budget', '', ''] as const;

const number = (value: number): string =>
  Math.abs(value) >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)));

const signs = { 'at most': '<=', 'at least': '>=' } as const;

const budgetText = ({ of, bound, limit }: Budget, unit: string): string =>
  `${signs[bound]} ${limit}${of === 'ratio' ? 'x' : ` ${unit}`.trimEnd()}`;

const verdicts = new Map([
  [true, 'holds'],
  [false, 'OVER'],
]);

const cellsOf = ({ what, unit, measured, floor, ratio, budget, holds, note }: Row): readonly string[] => [
  what,
  `${number(measured)} ${unit}`.trimEnd(),
  floor === undefined ? '' : number(floor),
  ratio === undefined ? '' : `${ratio.toFixed(2)}x`,
  budget ? budgetText(budget, unit) : '',
  (holds !== undefined && verdicts.get(holds)) || '',
  note ?? '',
];

/** Formats rows as aligned columns. */
export const formatTable = (rows: readonly Row[]): string => {
  const lines = [columns, ...rows.map(cellsOf)];
  const widths = columns.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  return lines
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
