import SearchBox from '../../components/SearchBox.tsx';

export default SearchBox;
