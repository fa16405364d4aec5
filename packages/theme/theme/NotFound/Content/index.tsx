import NotFoundMessage from '../../../components/NotFoundMessage.tsx';

export default NotFoundMessage;
