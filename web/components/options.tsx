/**
 * Values as options of a choice, each with its text. A function and no component: Preact selects only options that are children of the choice
 * itself.
 */
export const optionsOf = <Value extends string | number>(values: readonly Value[], text: (value: Value) => string) =>
  values.map((value) => (
    <option key={value} value={value}>
      {text(value)}
    </option>
  ))
