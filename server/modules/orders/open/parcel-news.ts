export { newsSince } from '../rules/parcel'
