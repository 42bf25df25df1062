/** GET /api/operator/settings: which variables of the instance are set, never their values. */
import * as v from 'valibot'
import { SETTING_GROUPS } from '../settings.ts'

const SETTING_STATES = ['set', 'unset', 'missing', 'invalid'] as const

const Setting = v.object({
  name: v.pipe(v.string(), v.description('Name of the variable, as in docs/operating.md'), v.examples(['SITE_ORIGIN'])),
  state: v.pipe(
    v.picklist(SETTING_STATES),
    v.description(
      'missing: something does not work without it, as `/readyz` says; invalid: it is set to what cannot be used; unset: its absence has a meaning',
    ),
    v.examples(['set' as const]),
  ),
})
export type Setting = v.InferOutput<typeof Setting>

export const DeskSettings = v.object({
  data: v.array(
    v.object({
      group: v.pipe(v.picklist(SETTING_GROUPS), v.description('What they are for'), v.examples(['email' as const])),
      settings: v.array(Setting),
    }),
  ),
})
export type DeskSettings = v.InferOutput<typeof DeskSettings>
