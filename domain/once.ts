/** @returns a function that creates the value when it is first called, and returns it from then on */
export function once<Value>(create: () => Value): () => Value {
  let created: { value: Value } | undefined
  return () => {
    created ??= { value: create() }
    return created.value
  }
}
