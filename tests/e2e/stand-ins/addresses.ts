import { BUILDS } from '../builds.ts'

/** Next to the ports of the sites. */
export const MAPS_PORT = BUILDS[0].port + 100
export const MAPS_URL = `http://127.0.0.1:${MAPS_PORT}`
export const MAPS_KEY = 'a-key'
