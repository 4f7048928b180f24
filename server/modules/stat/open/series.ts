export { readSeries } from '../series'
