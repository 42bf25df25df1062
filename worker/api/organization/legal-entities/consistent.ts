import type { NewLegalEntity } from '../../../../domain/contract/legal-entities.ts'
import type { Issue } from '../../../../domain/contract/problem.ts'
import { isInn } from '../../../../domain/tax-numbers.ts'
import { invalidInput } from '../../http/problem.ts'

/** Lengths of an organization's numbers; a sole trader's are two longer. */
const INN = 10
const OGRN = 13

const wrong = (path: string): Issue => ({ path, code: 'mismatch', message: `does not go with the taxNumber` })

type Numbers = Pick<NewLegalEntity, 'taxNumber' | 'kpp' | 'ogrn'>

/** @returns which numbers belong to another kind of entity than the tax number, with code 'mismatch' */
export function mismatches({ taxNumber, kpp, ogrn }: Numbers): Issue[] {
  const russian = isInn(taxNumber)
  const organization = taxNumber.length === INN
  const errors: Issue[] = []
  // A sole trader has no tax office of its own; an entity of another country has neither number.
  if (kpp !== '' && !(russian && organization)) errors.push(wrong('kpp'))
  if (ogrn !== '' && !(russian && organization === (ogrn.length === OGRN))) errors.push(wrong('ogrn'))
  return errors
}

/** @throws AppError 422 `input.invalid` with the mismatches */
export function requireConsistent(numbers: Numbers): void {
  const errors = mismatches(numbers)
  if (errors.length > 0) throw invalidInput(errors)
}
