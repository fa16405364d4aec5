import Code from '../../components/Code';

export default Code;
