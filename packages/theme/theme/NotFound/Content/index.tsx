import NotFoundMessage from '../../../components/NotFoundMessage';

export default NotFoundMessage;
