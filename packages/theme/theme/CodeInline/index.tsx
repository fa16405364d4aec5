import Code from '../../components/Code.tsx';

export default Code;
