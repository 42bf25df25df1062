import * as v from 'valibot'
import { CLASSIFIERS } from '../../domain/classifier/compact.ts'
import { applyWordings } from '../editions/apply-wordings.ts'
import { defineJob, NO_VALUE } from './job.ts'

/** Puts the names of codes that operators have written into the current edition, after one of them has changed. */
export const codeWordings = defineJob({
  name: 'code-wordings',
  argument: v.object({ tree: v.picklist(CLASSIFIERS) }),
  cursor: NO_VALUE,
  step: async (env, { now, argument: { tree } }) => ({
    done: (await applyWordings(env, tree, now)) ? `${tree}: changed` : `${tree}: as before`,
  }),
})
