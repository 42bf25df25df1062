import { type Context, useContext } from 'react'

/** What a provider above gives. @throws Error where none stands above: a component that was drawn outside the app */
export function useProvided<Value>(context: Context<Value | null>): Value {
  const value = useContext(context)
  if (value === null) throw new Error('outside its provider')
  return value
}
