export { default } from '@/pages/gallery/index'
