/** How far a time zone's clock is ahead of UTC at an instant, in milliseconds. */
export function zoneOffsetMs(zone: string, atMs: number): number {
  if (Number.isNaN(new Date(atMs).getTime())) return 0
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(atMs)
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0)
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
  return shown - Math.floor(atMs / 1000) * 1000
}
