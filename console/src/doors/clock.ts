/** The only place that asks the machine for the time; `client/server-time` corrects it. */
export const machineNow = (): number => Date.now()
