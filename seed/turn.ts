/**
 * One whole turn of the event loop, before a statement that follows a long computation: the storage closes a connection that was idle for
 * seconds, and this process notices only between two turns. Without it the next statement is sent into the closed connection
 * ("other side closed"), which ends a load where much else runs.
 */
export const turn = (): Promise<void> => new Promise((done) => setTimeout(() => setImmediate(done), 0))
