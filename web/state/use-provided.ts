import { type Context, useContext } from 'react'

/** The value of a context. @throws Error without a provider above: a component that was rendered outside the app */
export function useProvided<Value>(context: Context<Value | null>): Value {
  const value = useContext(context)
  if (value === null) throw new Error('outside its provider')
  return value
}
