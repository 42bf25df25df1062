/** The addresses with which tests walk the screens: a screen that is missing there would be tested by none of them. */
import { expect, test } from 'vitest'
import { matchRoute, publicRouteNames } from '../../domain/routes.ts'
import { screenPaths } from '../fixtures/screen-paths.ts'

const ID = '0123456789abcdef'
const paths = screenPaths({ product: ID, category: ID, company: ID, serviceCompany: ID, story: ID })

test.each(publicRouteNames)('%s has an address that its own route matches', (name) =>
  expect(matchRoute(paths.get(name) || '/')?.name).toBe(name),
)
