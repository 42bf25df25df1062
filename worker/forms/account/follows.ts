/** What a person follows. */
import { NewFollow } from '../../../domain/contract/follows.ts'
import { apiForm } from './api-form.ts'
import { type ScreenForms, toRemoved, withMessage } from './form-result.ts'

const FOLLOWS = '/api/profile/follows'

export const followForms: ScreenForms<'follows'> = {
  follows: {
    add: apiForm({
      schema: NewFollow,
      input: ({ fields: { kind, query } }) => ({ kind, query }),
      send: ({ own }, json, headers) => own.post(FOLLOWS, { json, headers }),
      next: withMessage('follows', 'saved'),
      // The list is not a field of the form: errors are shown for the form as a whole.
      fieldOf: () => '',
    }),
    remove: (form) =>
      toRemoved(
        () => form.own.delete(`${FOLLOWS}/:id`, { params: { id: form.fields.key ?? '' } }),
        withMessage('follows', 'ended')(form),
      ),
  },
}
