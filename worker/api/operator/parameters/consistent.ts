import type { ParameterDeclaration } from '../../../../domain/contract/parameter-declarations.ts'
import type { Issue } from '../../../../domain/contract/problem.ts'
import { invalidInput } from '../../http/problem.ts'

type Declared = Pick<ParameterDeclaration, 'kind' | 'unit' | 'options' | 'filter'>

/** The ways in which buyers can filter by each kind. */
const FILTERS: Record<Declared['kind'], Declared['filter'][]> = {
  number: ['values', 'range'],
  range: ['range'],
  list: ['values'],
  text: [],
}

/** @throws AppError 422 `input.invalid` for a unit, options or a filter that its kind cannot have */
export function requireConsistentParameter({ kind, unit, options, filter }: Declared): void {
  const isMeasured = kind === 'number' || kind === 'range'
  const errors = [
    { path: 'unit', isWrong: unit !== null && !isMeasured },
    { path: 'options', isWrong: kind === 'list' ? options.length === 0 : options.length > 0 },
    { path: 'filter', isWrong: filter !== null && !FILTERS[kind].includes(filter) },
  ].flatMap(({ path, isWrong }): Issue[] =>
    isWrong ? [{ path, code: 'kind', message: `A parameter of kind ${kind} cannot have it` }] : [],
  )
  if (errors.length > 0) throw invalidInput(errors)
}
