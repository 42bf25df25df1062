/** Every status with those that may follow it. */
export type StateMachine<Status extends string> = Readonly<Record<Status, readonly Status[]>>
