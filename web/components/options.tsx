/** Values as options of a choice, each with its text. */
export const Options = <Value extends string | number>({
  values,
  text,
}: {
  values: readonly Value[]
  text: (value: Value) => string
}) =>
  values.map((value) => (
    <option key={value} value={value}>
      {text(value)}
    </option>
  ))
