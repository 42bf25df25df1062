/** Proves at compile time that the contract, by which callers are typed, agrees with what the API's routes accept and return. */
import type { ExtractSchema } from 'hono/types'
import { expectTypeOf, test } from 'vitest'
import type { Endpoints } from '../../domain/contract/endpoints.ts'
import type { Api } from './app.ts'

type Routes = ExtractSchema<Api>

/** Mapped path by path: the compiler limits the work for one type, and all routes in one come close to that limit. */
type Paths = keyof Routes
type Methods = { [Path in Paths]: Routes[Path] }

type RouteOf<Key extends string> = Key extends `${infer Method} ${infer Path}`
  ? Path extends Paths
    ? `$${Lowercase<Method>}` extends keyof Methods[Path]
      ? Methods[Path][`$${Lowercase<Method>}`]
      : never
    : never
  : never

type InputOf<Route, Part extends string> = Route extends { input: { [P in Part]: infer Input } } ? Input : never

/** Endpoints without a route. */
type Unrouted = { [Key in keyof Endpoints]: [RouteOf<Key>] extends [never] ? Key : never }[keyof Endpoints]

/** Endpoints whose body the route would not accept. */
type WrongBody = {
  [Key in keyof Endpoints]: Endpoints[Key]['json'] extends undefined
    ? never
    : Endpoints[Key]['json'] extends InputOf<RouteOf<Key>, 'json'>
      ? never
      : Key
}[keyof Endpoints]

/** Endpoints with a query parameter that the route does not know; every route knows `locale`. */
type WrongQuery = {
  [Key in keyof Endpoints]: Exclude<
    keyof Endpoints[Key]['query'],
    'locale' | keyof InputOf<RouteOf<Key>, 'query'>
  > extends never
    ? never
    : Key
}[keyof Endpoints]

/**
 * What a route returns as JSON: a 304, a 204 and a classifier, which is sent as the stored text, have no type of their own, nor has the
 * stored response to a repeated upload.
 */
type Typed<Output> = Output extends string | null ? never : Record<never, never> extends Output ? never : Output
type JsonOf<Route> = Route extends { output: infer Output } ? Typed<Output> : unknown

/** Endpoints whose callers would read what the route does not return. */
type WrongOutput = {
  [Key in keyof Endpoints]: [JsonOf<RouteOf<Key>>] extends [Exclude<Endpoints[Key]['output'], null>] ? never : Key
}[keyof Endpoints]

test('every endpoint of the contract is a route that accepts its input and returns its output', () => {
  expectTypeOf<Unrouted>().toBeNever()
  expectTypeOf<WrongBody>().toBeNever()
  expectTypeOf<WrongQuery>().toBeNever()
  expectTypeOf<WrongOutput>().toBeNever()
})
