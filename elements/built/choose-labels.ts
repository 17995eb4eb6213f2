/** Rows of labels of which one is chosen, in tabs, code groups and views that follow each other. */
export const rows =
  '.docs-panels-tabs:not([data-unsynced] > * > .docs-panels-tabs), .docs-view-switch';

/** An input or an option of such a row. */
type Choice = HTMLInputElement | HTMLOptionElement;

function choicesIn(row: Element): readonly Choice[] {
  return [...row.querySelectorAll<Choice>('input, option')];
}

function labelOf(choice: Choice): string {
  return (choice.closest('label') ?? choice).textContent.trim();
}

/** The label that is chosen in a row. */
export function chosenLabel(row: Element): string {
  const chosen = choicesIn(row).find((choice) => choice.matches(':checked'));
  return chosen ? labelOf(chosen) : '';
}

/** Chooses, in each of these rows that has some of the labels, the first of them. */
export function chooseLabels(labels: readonly string[], rows: Iterable<Element>): void {
  for (const row of rows) {
    const choices = choicesIn(row);
    const names = choices.map(labelOf);
    const label = labels.find((one) => names.includes(one));
    const choice = label === undefined ? undefined : choices[names.indexOf(label)];
    if (choice instanceof HTMLInputElement) choice.checked = true;
    else if (choice) choice.selected = true;
  }
}
