import type { Constraints } from '../../domain/constraints.ts'
import { useConstraints } from '../app/page/constraints.ts'

/** The message of a field for an error code; undefined where there is none. */
export type MessageOfCode = (code: string) => string | undefined

/** Error code of a text in the wrong format. */
const shapeCode = ({ inputMode }: Constraints) =>
  inputMode === 'email' ? 'email' : inputMode === 'tel' ? 'phone' : 'format'

/** Attributes for validation in the browser, with the page's messages (pages/account/enhancements/check-form.ts). */
export function useChecks(name: string, messageOfCode: MessageOfCode | undefined) {
  const constraints = useConstraints(name)
  const { digits, min, max, ...native } = constraints
  const messageIf = (isChecked: unknown, code: string) => (isChecked === undefined ? undefined : messageOfCode?.(code))
  return {
    ...native,
    'data-required': messageIf(native.required, 'required'),
    'data-format': messageIf(native.pattern, shapeCode(constraints)),
    'data-digits': digits,
    'data-ambiguous': messageIf(digits, 'ambiguous'),
    'data-min': min,
    'data-max': max,
    'data-too-small': messageIf(min, 'too-small'),
    'data-too-large': messageIf(max, 'too-large'),
  }
}
