/** How a region begins and ends, in the comments of many languages. */
const marks: readonly RegExp[] = [
  /^\/\/ ?#?((?:end)?region) ([\w*-]+)$/,
  /^\/\* ?#((?:end)?region) ([\w*-]+) ?\*\/$/,
  /^#pragma ((?:end)?region) ([\w*-]+)$/,
  /^<!-- #?((?:end)?region) ([\w*-]+) -->$/,
  /^#((?:End )?Region) ([\w*-]+)$/,
  /^::#((?:end)?region) ([\w*-]+)$/,
  /^# ?((?:end)?region) ([\w*-]+)$/,
];

interface Mark {
  readonly form: RegExp;
  readonly name: string;
  readonly isEnd: boolean;
}

function markIn(line: string): Mark | undefined {
  const trimmed = line.trim();
  if (!/region/i.test(trimmed)) return undefined;
  for (const form of marks) {
    const [, tag = '', name] = form.exec(trimmed) ?? [];
    if (name !== undefined) return {form, name, isEnd: /^end/i.test(tag)};
  }
  return undefined;
}

/**
 * Which lines are between the marks `#region name` and `#endregion name`, without other such
 * marks.
 */
export function regionOf(lines: readonly string[], name: string): readonly number[] | undefined {
  let start: number | undefined;
  let form: RegExp | undefined;
  for (const [index, line] of lines.entries()) {
    const mark = markIn(line);
    if (mark?.name !== name) continue;
    if (start === undefined && !mark.isEnd) [start, form] = [index + 1, mark.form];
    else if (start !== undefined && mark.isEnd && mark.form === form) {
      const first = start;
      return lines
        .slice(first, index)
        .flatMap((inner, at) => (markIn(inner)?.form === form ? [] : [first + at]));
    }
  }
  return undefined;
}
