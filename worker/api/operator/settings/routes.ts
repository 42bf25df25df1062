/** /api/operator/settings: which variables of the instance are set (docs/behaviour.md, "Settings on the desk"). */
import { Hono } from 'hono'
import { DeskSettings, type Setting } from '../../../../domain/contract/desk-settings.ts'
import { SETTING_GROUPS, SETTINGS } from '../../../../domain/settings.ts'
import { missingSettings } from '../../../observe/missing-settings.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeGet } from '../../http/openapi.ts'

/** Names of variables in the lines of /readyz about missing or invalid ones: those before the colon. */
const NAMED = /[A-Z][A-Z_]+[A-Z]/g

/** @param env only whether a variable has a value is returned, never the value */
export function settingsOf(env: Readonly<Record<string, unknown>>): DeskSettings['data'] {
  const named = new Set(missingSettings({ ...env }).flatMap((line) => line.split(':')[0]?.match(NAMED) ?? []))
  const stateOf = (name: string): Setting['state'] => {
    const isSet = Boolean(env[name])
    if (named.has(name)) return isSet ? 'invalid' : 'missing'
    return isSet ? 'set' : 'unset'
  }
  return SETTING_GROUPS.map((group) => ({
    group,
    settings: SETTINGS[group].map((name) => ({ name, state: stateOf(name) })),
  }))
}

export const deskSettings = new Hono<ApiEnv>().get(
  '/',
  describeGet('moderation', 'Which variables, secrets and bindings are set; never their values', DeskSettings),
  requires('settings.read'),
  (c) => c.json({ data: settingsOf({ ...c.env }) }),
)
