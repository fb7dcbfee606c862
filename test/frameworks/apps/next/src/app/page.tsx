import { Shop } from '../components/shop';

export default function Page() {
  return <Shop />;
}
